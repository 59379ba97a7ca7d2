import { build } from 'vite';
import { projectRoot } from '../project-files.ts';

const entry = '\0bundled-entry';

/**
 * Some code with all it imports as one minified script; imports start at the project's folder (`./src/...`).
 * `data` says which JSON stays out.
 */
export const bundled = async (
  code: string,
  isData: (id: string) => boolean = () => false,
): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: projectRoot,
    plugins: [
      {
        name: 'bundled-entry',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('bundled-entry') ? entry : isData(id) ? '\0no-data' : undefined),
        load: (id) =>
          id === entry
            ? code.replaceAll("'./", `'${projectRoot}/`)
            : id === '\0no-data'
              ? 'export default {};'
              : undefined,
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry: 'bundled-entry', formats: ['iife'], name: 'bundled', fileName: 'bundled' },
    },
  });
  const [output] = [built].flat();
  return output && 'output' in output
    ? output.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')
    : '';
};
