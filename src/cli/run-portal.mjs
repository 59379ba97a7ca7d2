// Plain JavaScript that an old Node can read, so that it can say what is needed.

const [major, minor] = process.versions.node.split('.').map(Number);

export const runPortal = async (load) => {
  if (major < 22 || (major === 22 && minor < 18)) {
    process.stderr.write(`The portal needs Node 22.18 or later; this is Node ${process.versions.node}.\n`);
    process.exit(1);
  }
  const { main } = await load();
  const { visibleText } = await import('../config/message-text.ts');
  // A mistake of the program is told as Node tells it, with what a terminal would obey made visible.
  process.on('uncaughtException', (error) => {
    process.stderr.write(
      `${visibleText(error instanceof Error ? String(error.stack) : String(error))}\n`,
      () => process.exit(1),
    );
  });
  process.exitCode = await main(process.argv.slice(2));
  // What a failed command had opened, such as the sandbox's ports, must not keep it running.
  if (process.exitCode !== 0) process.stdout.write('', () => process.exit());
};
