import type { NoticeView } from '../../view/blocks/notice.ts';
import type { ItemView, MemberChoice } from '../../view/links/items.ts';
import { Icon } from '../elements/artwork.tsx';
import { Isolated } from '../elements/isolated.tsx';
import { itemLabel } from '../elements/items.tsx';
import { PortalLink } from '../elements/portal-link.tsx';
import { CallLine } from '../elements/recovery-buttons.tsx';
import { usePortalActions } from '../provided/portal-actions.ts';
import { useWords } from '../provided/words.ts';

const icons = { info: 'info', ok: 'check', wait: 'clock', bad: 'alert' } as const;

const looks = { plain: undefined, warm: undefined, primary: 'btn btn-1', secondary: 'btn btn-2' } as const;

const Way = ({ item }: { item: ItemView }) => (
  <span data-item={item.id}>
    {item.link && (
      <PortalLink link={item.link} className={looks[item.tone]}>
        {item.icon && <Icon name={item.icon} />}
        <span>{itemLabel(item)}</span>
      </PortalLink>
    )}
    {item.content !== undefined && <span>{item.content}</span>}
  </span>
);

const SwitchButton = ({ eid, name }: MemberChoice) => {
  const { t } = useWords();
  const { switchMember } = usePortalActions();
  return (
    <button type="button" className="btn btn-2" onClick={() => switchMember(eid)}>
      <span>
        <Isolated sentence={(place) => t('components.notice.switchTo', { name: place })} text={name} />
      </span>
    </button>
  );
};

export const Notice = ({ view }: { view: NoticeView }) => {
  const { members } = view;
  const sentences = view.items.filter(({ link }) => !link);
  const ways = view.items.filter(({ link }) => link);
  return (
    <div className={`note ${view.tone}`} data-block={view.id}>
      <Icon name={icons[view.tone]} />
      <div>
        <p>
          <span>{view.content}</span>
          {sentences.map(({ id, content }) => (
            <span key={id} data-item={id}>{` ${content}`}</span>
          ))}
        </p>
        {view.phone && <CallLine phone={view.phone} />}
        {ways.length + members.length > 0 && (
          <p>
            {ways.map((item) => (
              <Way key={item.id} item={item} />
            ))}
            {members.map((member) => (
              <SwitchButton key={member.eid} {...member} />
            ))}
          </p>
        )}
      </div>
    </div>
  );
};
