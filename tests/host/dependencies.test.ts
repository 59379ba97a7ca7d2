import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectModule } from '../support/architecture/project-module.ts';
import { projectFiles, projectRoot } from '../support/project-files.ts';

interface Locked {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly license?: string;
  readonly inBundle?: boolean;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');

/** Licences that ask for no more than their own text. */
const free =
  /^\(?(MIT|ISC|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD|OFL-1\.1|MPL-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Python-2\.0|Unlicense)\b/;

/** The packages that files of `src` import by name, the parts of a package under its name. */
const packagesImported = (from: (path: string) => boolean): readonly string[] =>
  projectFiles(['src'], /\.(ts|tsx)$/)
    .filter(from)
    .flatMap((path) => projectModule(projectRoot, path).imports.flatMap(({ library }) => library ?? []));

describe('packages', () => {
  test('every package of the lockfile is from the npm registry, with its hash', () => {
    const foreign = locked.filter(
      ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    const bare = locked.filter(
      ([, { integrity, inBundle }]) => inBundle !== true && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
    );
    expect([...foreign, ...bare].map(([path]) => path)).toEqual([]);
    expect(locked.filter(([, { link }]) => link === true)).toEqual([]);
  });

  test('at most twenty packages are direct dependencies at run time, and as many for the workbench, each with one exact version', () => {
    const wanted = Object.entries(manifest.dependencies);
    expect(wanted.length).toBeLessThanOrEqual(40);
    const imported = new Set(packagesImported((path) => !path.startsWith('src/workbench/')));
    expect(imported.has('react')).toBe(true);
    expect(wanted.filter(([name]) => imported.has(name)).length).toBeLessThanOrEqual(20);
    expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('every package that runs has a licence that allows it', () => {
    const running = locked.filter(([, { dev, optional }]) => dev !== true && optional !== true);
    const doubtful = running.filter(([path, { license }]) => {
      const declared =
        license ??
        (JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as { readonly license?: string }).license;
      return !free.test(declared ?? '');
    });
    expect(running.length).toBeGreaterThan(10);
    expect(doubtful.map(([path]) => path)).toEqual([]);
  });

  test('the bill of materials names every package that runs', () => {
    const { stdout } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const { components } = JSON.parse(stdout) as {
      readonly components: readonly { readonly name: string }[];
    };
    const names = new Set(components.map(({ name }) => name));
    expect(Object.keys(manifest.dependencies).filter((name) => !names.has(name))).toEqual([]);
  });
});
