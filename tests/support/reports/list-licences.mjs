/**
 * `npm run licences`: every installed package, by licence, from the list that `npm query` writes to the
 * standard input.
 */
let text = '';
for await (const chunk of process.stdin) text += chunk;

const groups = new Map();
for (const { name, version, license = 'none named', location } of JSON.parse(text)) {
  if (location !== '') groups.set(license, [...(groups.get(license) ?? []), `${name}@${version}`]);
}
for (const [licence, names] of [...groups].sort()) console.log(`${licence}: ${names.sort().join(', ')}`);
