import type { ReactNode } from 'react';

interface Props {
  /** The class of the table. */
  readonly name: string;
  readonly heads: readonly string[];
  /** Shown without rows. */
  readonly none: string;
  readonly intro?: ReactNode;
  /** The rows. */
  readonly children: readonly ReactNode[];
}

/** A table that becomes a list of cards on narrow screens. */
export const ListTable = ({ name, heads, none, intro, children }: Props) => (
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
