import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  // An SPDX expression; `UNKNOWN` when the package names none.
  readonly license: string;
  readonly notices: readonly string[];
}

export interface PackageCollector {
  readonly plugin: Plugin;
  readonly add: (file: string) => void;
  readonly packages: () => readonly ShippedPackage[];
}

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

const readPackage = (folder: string): ShippedPackage => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Partial<ShippedPackage>;
  const { name = folder, version = '', license = 'UNKNOWN' } = manifest;
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file));
  return {
    name,
    version,
    license,
    notices: files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim()),
  };
};

export const collectPackages = (): PackageCollector => {
  const folders = new Set<string>();
  const add = (file: string): void => {
    const [folder] = packageFolder.exec(file.replace(/^\0+|\?.*$/g, '')) ?? [];
    if (folder !== undefined) folders.add(folder);
  };
  const plugin: Plugin = {
    name: 'shipped-packages',
    generateBundle: (_, bundle) => {
      for (const output of Object.values(bundle)) {
        const files = output.type === 'chunk' ? output.moduleIds : output.originalFileNames;
        for (const file of files) add(resolve(file));
      }
    },
  };
  const packages = (): readonly ShippedPackage[] => {
    const all = new Map([...folders].map(readPackage).map((one) => [`${one.name}@${one.version}`, one]));
    return [...all].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, found]) => found);
  };
  return { plugin, add, packages };
};

const rule = '-'.repeat(80);

const noticesText = (packages: readonly ShippedPackage[]): string => {
  const parts = packages.map(({ name, version, license, notices }) =>
    [`${name} ${version} (${license})`, ...notices].join('\n\n'),
  );
  return `Licences of the packages that this folder contains\n${rule}\n${parts.join(`\n${rule}\n`)}\n`;
};

// CycloneDX 1.6. The same packages give the same text.
const billOfMaterials = (
  packages: readonly ShippedPackage[],
  application: { readonly name: string; readonly version: string },
): string => {
  const components = packages.map(({ name, version, license }) => ({
    type: 'library',
    'bom-ref': `pkg:npm/${name.replace('@', '%40')}@${version}`,
    name,
    version,
    licenses: [{ expression: license }],
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  }));
  const metadata = {
    component: { type: 'application', name: application.name, version: application.version },
  };
  return `${JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata, components }, null, 2)}\n`;
};

export const writeNotices = (folder: string, packages: readonly ShippedPackage[]): void => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly name: string;
    readonly version: string;
  };
  writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), noticesText(packages));
  writeFileSync(join(folder, 'sbom.cdx.json'), billOfMaterials(packages, manifest));
};
