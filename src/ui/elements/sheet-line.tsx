import { useContext } from 'react';
import { ShellContext } from '../provided/shell-context.ts';

/** What every printed sheet of a member begins with: the company, the plan, the day and the number to call. Only print shows it. */
export const SheetLine = () => {
  const shell = useContext(ShellContext);
  if (!shell?.account) return null;
  const { brand, account, supportPhone, today } = shell;
  const facts = [brand.name, account.viewing.name, account.viewing.plan, today, supportPhone.text];
  return (
    <div className="sheet">
      <p>{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
};
