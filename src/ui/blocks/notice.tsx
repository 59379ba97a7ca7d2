import type { NoticeView } from '../../view/blocks/notice.ts';
import { Icon } from '../elements/artwork.tsx';
import { PortalLink } from '../elements/portal-link.tsx';

const icons = { info: 'info', wait: 'clock', bad: 'alert' } as const;

/** A short notice in a coloured box, with its link at the end. */
export const Notice = ({ view }: { readonly view: NoticeView }) => (
  <p className={`note ${view.tone}`} data-block={view.id}>
    <Icon name={icons[view.tone]} />
    <span>
      <span>{`${view.content} `}</span>
      {view.link && view.linkText !== undefined && <PortalLink link={view.link}>{view.linkText}</PortalLink>}
    </span>
  </p>
);
