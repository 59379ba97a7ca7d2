// Loaded into a child process before its program: the child ends with whoever started it, also where that one
// was killed.
process.on('disconnect', () => process.exit());
// The line to the parent must not keep a child running that is done.
process.channel?.unref();
