export interface MemberSwitch {
  readonly legacy: string;
  readonly eid: string;
  /** The environment's sign-in redirect (A107). */
  readonly destination: string;
  readonly delayMilliseconds: number;
}

/**
 * Asks the legacy site to activate another member: the top page submits a hidden form after a short delay
 * (R7.016 to R7.018).
 */
export const submitMemberSwitch = (
  page: Document,
  { legacy, eid, destination, delayMilliseconds }: MemberSwitch,
): void => {
  const form = page.createElement('form');
  form.method = 'post';
  form.action = new URL('inside.asp?mode=proxysyncpost', legacy).href;
  form.target = '_self';
  form.hidden = true;
  Object.entries({ epi: eid, destination }).forEach(([name, value]) => {
    const field = page.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  });
  page.body.append(form);
  setTimeout(() => form.submit(), delayMilliseconds);
};
