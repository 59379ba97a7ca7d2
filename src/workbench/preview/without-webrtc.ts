// Connections of WebRTC reach any address, whatever `connect-src` says, and browsers do not obey the policy's
// `webrtc` yet.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);
