import type { Sight, SightOfItem } from '../../../../authoring/questions/whole-screen.ts';
import { type Translate, useWords } from '../../i18n/use-words.ts';
import { Icon } from '../../kit/icon.tsx';
import { Mark } from '../../kit/marks.tsx';
import { named, SaveTable } from '../../scenario/save-table.tsx';
import { CellBox, HalfSign } from '../../scenario/table-cell.tsx';
import { lastPart, type NameOf } from '../../scenario/item-names.ts';
import styles from './screen-items.module.css';
import { joinClasses } from '../../kit/join-classes.ts';
import { Table } from '../../kit/table.tsx';

const SightMark = ({ sight }: { sight: Sight }) => {
  const { t } = useWords();
  return (
    <CellBox look={sight}>
      {sight === 'shown' && <Icon name="check" size="xs" />}
      {sight === 'depends' && <HalfSign />}
      {sight === 'hidden' && <span aria-hidden="true">–</span>}
      <span>{t(`member.sight.${sight}`)}</span>
    </CellBox>
  );
};

interface Props {
  items: readonly SightOfItem[];
  screen: string;
  nameOf: NameOf;
  about: readonly string[];
  isChanged: boolean;
}

const reasonOf = ({ sight, reason }: SightOfItem, t: Translate): string =>
  reason === '' ? t(`member.free.${sight}`) : t(`member.because.${sight}`, { reason });

const Head = ({ items, screen, nameOf, about }: Props) => {
  const { t } = useWords();
  const name = nameOf(screen) ?? screen;
  return (
    <header>
      <h2 className="grow">{name}</h2>
      <SaveTable
        title={t('member.caption', { screen: name })}
        about={about}
        columns={[t('grid.item'), t('member.seen'), t('member.why'), t('member.leads')]}
        rows={items.map((item) => [
          named(item.title ?? nameOf(item.id), item.id),
          t(`member.sight.${item.sight}`),
          reasonOf(item, t),
          item.target ?? '',
        ])}
      />
    </header>
  );
};

const ItemRow = ({
  item,
  screen,
  nameOf,
  isChanged,
}: Omit<Props, 'items' | 'about'> & { item: SightOfItem }) => {
  const { t } = useWords();
  return (
    <tr className={item.id === screen ? 'own' : undefined}>
      <th scope="row" title={item.id}>
        {item.title ?? nameOf(item.id) ?? lastPart(item.id)}
        <span className="code tiny muted">{item.target ?? ''}</span>
      </th>
      <td>
        <SightMark sight={item.sight} />
        {isChanged && (item.was !== item.sight || item.isOther) && (
          <span className="small row">
            <Mark kind="changed" /> {t(`member.was.${item.isOther ? 'other' : item.was}`)}
          </span>
        )}
      </td>
      <td className="small" data-wide>
        {reasonOf(item, t)}
      </td>
    </tr>
  );
};

export const ScreenItems = (props: Props) => {
  const { t } = useWords();
  const { items, screen, nameOf } = props;
  const name = nameOf(screen) ?? screen;
  return (
    <section className={joinClasses('panel', styles.items)} aria-label={name} data-panel>
      {items.length > 0 && <Head {...props} />}
      <Table heads={[t('grid.item'), t('member.seen'), t('member.why')]}>
        <caption className="sr">{t('member.caption', { screen: name })}</caption>

        {items.map((item) => (
          <ItemRow key={item.id} {...props} item={item} />
        ))}
      </Table>
      {items.length === 0 && <p className="muted body">{t('member.noScreen')}</p>}
    </section>
  );
};
