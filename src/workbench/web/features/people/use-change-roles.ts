import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PersonRow, Role } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../api/ask.ts';
import { peopleQuery } from '../../api/queries.ts';
import { useWords } from '../../i18n/use-words.ts';
import { otherValues, useReportGone } from '../../draft/take-back/other-values.tsx';
import { useToast } from '../../kit/toast.tsx';

interface Change {
  readonly person: PersonRow;
  readonly roles: readonly Role[];
  /** The roles that the user saw. */
  readonly expected: readonly Role[];
}

// Optimistic: the server's answer replaces it.
const showAhead = async (queries: QueryClient, id: string, change: Partial<PersonRow>): Promise<void> => {
  await queries.cancelQueries(peopleQuery);
  queries.setQueryData(
    peopleQuery.queryKey,
    (now) => now && { people: now.people.map((one) => (one.id === id ? { ...one, ...change } : one)) },
  );
};

export const useChangeRoles = () => {
  const { t } = useWords();
  const showToast = useToast();
  const tellIfGone = useReportGone();
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: ({ person, roles, expected }: Change) =>
      ask('PUT /api/people/:id/roles', { path: { id: person.id }, body: { roles, expected } }),
    onMutate: ({ person, roles }) => showAhead(queries, person.id, { roles }),
    onError: tellIfGone,
    onSettled: () => queries.invalidateQueries(peopleQuery),
  });
  const send = ({ person, roles, expected }: Change): void =>
    saving.mutate(
      { person, roles, expected },
      {
        onSuccess: () => {
          const roleNames = roles.map((role) => t(`common.role.${role}`)).join(', ');
          const text =
            roles.length > 0
              ? t('people.now', { name: person.name, roles: roleNames })
              : t('people.nowNone', { name: person.name });
          showToast(text, () => saving.mutate({ person, roles: expected, expected: roles }));
        },
      },
    );
  const { error, variables, isPending, reset } = saving;
  return {
    change: (person: PersonRow, roles: readonly Role[]): void =>
      send({ person, roles, expected: person.roles }),
    isBusy: isPending,
    /** The roles that another administrator changed after the page loaded, for the dialog that asks. */
    others: variables && otherValues(error),
    decide: (replaced: readonly string[]): void => {
      const [other] = otherValues(error) ?? [];
      if (variables && other && replaced.length > 0)
        send({ ...variables, expected: other.current as readonly Role[] });
      else reset();
    },
    keep: reset,
  };
};

export const useShutOut = () => {
  const { t } = useWords();
  const showToast = useToast();
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: ({ person, out }: { readonly person: PersonRow; readonly out: boolean }) =>
      ask(out ? 'POST /api/people/:id/disable' : 'POST /api/people/:id/enable', { path: { id: person.id } }),
    onMutate: ({ person, out }) =>
      showAhead(queries, person.id, { disabledAt: out ? new Date().toISOString() : null }),
    onError: (error) => showToast(error.message),
    onSettled: () => queries.invalidateQueries(peopleQuery),
  });
  const shut = (person: PersonRow, out: boolean): void =>
    saving.mutate(
      { person, out },
      {
        onSuccess: () =>
          showToast(t(out ? 'people.isOut' : 'people.isIn', { name: person.name }), () =>
            saving.mutate({ person, out: !out }),
          ),
      },
    );
  return { shut, isBusy: saving.isPending };
};
