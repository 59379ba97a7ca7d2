// Connections of WebRTC reach any address, whatever `connect-src` says, and Chromium reports the policy's `webrtc`
// as an error.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);
