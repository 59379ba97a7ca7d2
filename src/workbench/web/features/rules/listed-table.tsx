import type { ReactNode } from 'react';

interface Props {
  /** What its styles are called. */
  readonly name: string;
  readonly heads: readonly string[];
  /** Said where nothing is listed. */
  readonly none: string;
  /** Before the table. */
  readonly intro?: ReactNode;
  /** The rows. */
  readonly children: readonly ReactNode[];
}

/** A list of the page of rules under its heads, narrow pages one entry below the other. */
export const ListedTable = ({ name, heads, none, intro, children }: Props) => (
  <section className="panel clipped">
    {intro}
    <div className="scroll-x">
      <table className={`tbl stack ${name}`}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {children}
          {children.length === 0 && (
            <tr>
              <td colSpan={heads.length} className="muted">
                {none}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  </section>
);
