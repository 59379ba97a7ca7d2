import { carried, carriedValue } from '../../../../../authoring/draft/json-value.ts';
import { Button } from '../../../elements/button.tsx';
import { Choice } from '../../../elements/fields.tsx';
import { useWords } from '../../../words/use-words.ts';
import { gateNames } from '../../../source/sayings.ts';
import { type FormProps, valueAt } from './item-fields.ts';
import { DisputeNote } from './kept-field.tsx';

/** A gate by the names that must all hold: none is no gate, one stands alone. */
const gateOf = (names: readonly string[]): unknown => (names.length < 2 ? names[0] : names);

/** Who sees an item, by the names of rules and facts; an expression is edited as JSON. */
export const ItemGate = ({ placed, files, outbox, readOnly }: FormProps) => {
  const { t, language } = useWords();
  const address = `${placed.node.entry}/when`;
  const found = valueAt(files.files, address).value;
  const kept = outbox.valueAt(address);
  const names = gateNames(carriedValue(kept ? kept.value : found));
  const { conditions } = files.sayings;
  const says = (name: string): string => conditions.get(name)?.[language] ?? name;
  const change = (next: readonly string[]): void => {
    outbox.type(address, found, carried(gateOf(next)));
    void outbox.flush();
  };
  const dispute = outbox.view.outbox.disputes[address];
  return (
    <section className="part" aria-label={t('editor.form.gate')}>
      <h3 className="sec">{t('editor.form.gate')}</h3>
      {names === undefined ? (
        <p className="muted">{t('editor.form.gateJson')}</p>
      ) : (
        <>
          <p className="small muted">{t(names.length === 0 ? 'editor.form.gateAll' : 'editor.form.gateWhen')}</p>
          {names.length > 0 && (
            <ul className="row wrap">
              {names.map((name) => (
                <li key={name} className="chip">
                  {says(name)}
                  {!readOnly && (
                    <Button
                      kind="quiet"
                      small
                      icon="close"
                      aria-label={t('editor.form.gateRemove', { name: says(name) })}
                      onClick={() => change(names.filter((other) => other !== name))}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          {!readOnly && (
            <Choice label={t('editor.form.gateAdd')} value="" onChange={({ target }) => change([...names, target.value])}>
              <option value="">{t('editor.form.gateAdd')}</option>
              {[...conditions.keys()]
                .filter((name) => !names.includes(name))
                .toSorted((one, other) => says(one).localeCompare(says(other), language))
                .map((name) => (
                  <option key={name} value={name}>
                    {says(name)} ({name})
                  </option>
                ))}
            </Choice>
          )}
        </>
      )}
      {dispute && <DisputeNote dispute={dispute} outbox={outbox} />}
    </section>
  );
};
