import { type ComponentType, type ReactNode, useMemo } from 'react';
import { usePortal } from '../../app/portal/use-portal.ts';
import type { Shells } from '../../app/screens/shown-screen.tsx';
import type { PortalConfig } from '../../config/portal-config.ts';
import { MemberShell } from '../../ui/shell/member-shell.tsx';
import { PublicShell } from '../../ui/shell/public-shell.tsx';
import type { MenuEntryView, MenuView, ShellView } from '../../view/shell/shell-view.ts';

export const entryId = ({ menus, screens }: PortalConfig, file: string, own: string): string => {
  const holds = (menu: PortalConfig['menus'][number]): boolean =>
    menu.place === file &&
    (menu.entries.some(({ id }) => id === own) ||
      screens.some(({ key, menu: joined }) => key === own && joined?.in === menu.id));
  return `menus/${menus.find(holds)?.id ?? file}/${own}`;
};

// Entries of the header keep their own ids, which the header needs.
export const namedShell = (view: ShellView, config: PortalConfig): ShellView => {
  const at =
    (file: string) =>
    (entry: MenuEntryView): MenuEntryView => ({ ...entry, id: entryId(config, file, entry.id) });
  const inMenu = (file: string) => (menu: MenuView) => ({ ...menu, entries: menu.entries.map(at(file)) });
  return {
    ...view,
    main: view.main.map(at('main')),
    legal: view.legal.map(at('legal')),
    accountMenus: view.accountMenus.map(inMenu('account')),
    footer: view.footer.map(inMenu('footer')),
  };
};

interface Props {
  view: ShellView;
  children: ReactNode;
}

const naming = (Shell: ComponentType<Props>): ComponentType<Props> => {
  const Named = ({ view, children }: Props) => {
    const { config } = usePortal();
    const shown = useMemo(() => namedShell(view, config), [view, config]);
    return <Shell view={shown}>{children}</Shell>;
  };
  return Named;
};

export const namedShells: Readonly<Record<'member' | 'visitor', Shells>> = {
  member: { public: naming(PublicShell), member: naming(MemberShell) },
  visitor: { public: naming(PublicShell), member: naming(PublicShell) },
};
