import type { Sight, SightOfItem } from '../../../../authoring/questions/whole-screen.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Icon } from '../../kit/icon.tsx';
import { Mark } from '../../kit/marks.tsx';
import { named, SaveTable } from '../../scenario/save-table.tsx';
import type { NameOf } from '../../scenario/item-names.ts';

const looks = { shown: 'yes', depends: 'if', hidden: 'no' } as const;

const Sighted = ({ sight }: { readonly sight: Sight }) => {
  const { t } = useWords();
  return (
    <span className={`cell ${looks[sight]}`}>
      {sight === 'shown' && <Icon name="check" size="xs" />}
      {sight === 'depends' && <span className="half" aria-hidden="true" />}
      {sight === 'hidden' && <span aria-hidden="true">–</span>}
      <span>{t(`member.sight.${sight}`)}</span>
    </span>
  );
};

interface Props {
  readonly items: readonly SightOfItem[];
  readonly screen: string;
  readonly nameOf: NameOf;
  /** Who is meant, and of what: a sentence each, for a file. */
  readonly about: readonly string[];
  /** Facts were set: what was before is told. */
  readonly isChanged: boolean;
}

/** A screen whole: every item, whether one member sees it, and why. */
export const ScreenItems = ({ items, screen, nameOf, about, isChanged }: Props) => {
  const { t } = useWords();
  const reasonOf = ({ sight, reason }: SightOfItem): string => {
    if (reason === '') return t(`member.free.${sight}`);
    return t(`member.because.${sight}`, { reason });
  };
  return (
    <section className="panel items" aria-label={nameOf(screen) ?? screen} data-panel>
      {items.length > 0 && (
        <header>
          <h2 className="grow">{nameOf(screen) ?? screen}</h2>
          <SaveTable
            title={t('member.caption', { screen: nameOf(screen) ?? screen })}
            about={about}
            columns={[t('grid.item'), t('member.seen'), t('member.why'), t('member.leads')]}
            rows={items.map((item) => [
              named(item.title ?? nameOf(item.id), item.id),
              t(`member.sight.${item.sight}`),
              reasonOf(item),
              item.target ?? '',
            ])}
          />
        </header>
      )}
      <table className="tbl stack">
        <caption className="sr">{t('member.caption', { screen: nameOf(screen) ?? screen })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('grid.item')}</th>
            <th scope="col">{t('member.seen')}</th>
            <th scope="col">{t('member.why')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} className={item.id === screen ? 'own' : undefined}>
              <th scope="row" title={item.id}>
                {item.title ?? nameOf(item.id) ?? item.id.split('/').at(-1)}
                <span className="code tiny muted">{item.target ?? ''}</span>
              </th>
              <td>
                <Sighted sight={item.sight} />
                {isChanged && (item.was !== item.sight || item.isOther) && (
                  <span className="small row">
                    <Mark kind="changed" /> {t(`member.was.${item.isOther ? 'other' : item.was}`)}
                  </span>
                )}
              </td>
              <td className="small wide">{reasonOf(item)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {items.length === 0 && <p className="muted body">{t('member.noScreen')}</p>}
    </section>
  );
};
