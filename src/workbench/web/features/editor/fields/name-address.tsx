import { useState } from 'react';
import { type Write, valueOf } from '../../../../../authoring/draft/items/write-edits.ts';
import { isName, nameOf } from '../../../draft/names.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/fields.tsx';
import { useEditor } from '../context/editor-context.ts';

const below = 'config/addresses/links.json#links';

// The last step of the path that makes a name, else the host.
const suggestName = (url: string): string => {
  const { hostname, pathname } = new URL(url);
  const steps = [hostname.replace('www.', ''), ...pathname.split('/')].map((step) => nameOf(step.split('.')[0] ?? ''));
  return steps.findLast(isName) ?? '';
};

interface Props {
  url: string;
  onMake: (write: Write, target: string) => void;
}

// Links hold names: the address of another company is written once, under its name.
export const NameAddress = ({ url, onMake }: Props) => {
  const { t } = useWords();
  const { textsNow } = useEditor();
  const [name, setName] = useState(() => suggestName(url));
  const isTaken = isName(name) && valueOf(textsNow, `${below}/${name}`) !== undefined;
  const problem = !isName(name) ? t('editor.new.notName') : isTaken ? t('editor.new.taken') : undefined;
  const make = (): void => {
    if (problem === undefined) onMake({ address: `${below}/${name}`, value: { href: url } }, `link:${name}`);
  };
  return (
    <div className="row wrap rename">
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
      <Button small notYet={problem} onClick={make}>
        {t('editor.link.nameDo')}
      </Button>
    </div>
  );
};
