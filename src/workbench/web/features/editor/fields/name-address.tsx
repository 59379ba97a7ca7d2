import { useState } from 'react';
import { type Write, valueOf } from '../../../../../authoring/draft/items/write-edits.ts';
import { isName, nameOf } from '../../../draft/names.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/fields.tsx';
import { useEditor } from '../context/editor-context.ts';

const below = 'config/addresses/links.json#links';

// The last words of the path, with the host before them if that is taken.
const suggestName = (url: string, isTaken: (name: string) => boolean): string => {
  const { hostname, pathname } = new URL(url);
  const [host = '', ...steps] = [hostname.replace('www.', ''), ...pathname.split('/')].map(
    (step) => step.split('.')[0] ?? '',
  );
  const last = steps.findLast((step) => isName(nameOf(step)));
  const names = [last ?? host, `${host} ${last ?? 'page'}`].map(nameOf);
  return names.find((name) => isName(name) && !isTaken(name)) ?? '';
};

interface Props {
  url: string;
  onMake: (write: Write, target: string) => void;
}

// Links refer to names, so that an outside address is stored once.
export const NameAddress = ({ url, onMake }: Props) => {
  const { t } = useWords();
  const { textsNow } = useEditor();
  const isTaken = (one: string): boolean => valueOf(textsNow, `${below}/${one}`) !== undefined;
  const [name, setName] = useState(() => suggestName(url, isTaken));
  const problem = !isName(name) ? t('editor.new.notName') : isTaken(name) ? t('editor.new.taken') : undefined;
  const make = (): void => {
    if (problem === undefined) onMake({ address: `${below}/${name}`, value: { href: url } }, `link:${name}`);
  };
  return (
    <div className="col tight">
      <TextField
        label={t('editor.link.nameIt')}
        className="code"
        spellCheck={false}
        {...{ value: name, problem }}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          make();
        }}
      />
      <span>
        <Button small notYet={problem} onClick={make}>
          {t('editor.link.nameDo')}
        </Button>
      </span>
    </div>
  );
};
