/** `release.json` of a release: the fingerprint of each of its other files, by its path in the release's folder. */
export interface ReleaseManifest {
  readonly format: 1;
  readonly release: string;
  readonly files: Readonly<Record<string, string>>;
}

/** `releases/current.json`: the live release and the fingerprint of its manifest. */
export interface ReleasePointer {
  readonly release: string;
  readonly manifest: string;
}

/** Reads the pointer's text; undefined when it is not one. */
export const parsePointer = (text: string): ReleasePointer | undefined => {
  try {
    const value = JSON.parse(text) as Partial<ReleasePointer> | null;
    const { release, manifest } = value ?? {};
    return typeof release === 'string' && /^[0-9a-f]{16}$/.test(release) && typeof manifest === 'string'
      ? { release, manifest }
      : undefined;
  } catch {
    return undefined;
  }
};
