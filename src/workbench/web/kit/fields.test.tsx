import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf } from '../../../../tests/support/components/render-ui.tsx';
import { messagesIn } from '../../../../tests/support/workbench/message.ts';
import { wordsIn, WorkbenchTree } from '../../../../tests/support/workbench/workbench-tree.tsx';
import { makeQueryClient } from '../api/query-client.ts';
import { TextArea, TextField } from './fields.tsx';

test.each(['en', 'es'] as const)(
  'an empty required field names the mistake in the language of the page, %s, until something is typed',
  async (language) => {
    const { say } = messagesIn(language);
    document.documentElement.lang = language;
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <WorkbenchTree path="/" words={wordsIn(language)} queries={makeQueryClient()}>
        <form onSubmit={send}>
          <TextField label="A" defaultValue="a" required />
          <TextField label="B" required />
          <TextArea label="C" required />
          <button>D</button>
        </form>
      </WorkbenchTree>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(send).not.toHaveBeenCalled();
    expect(screen.getAllByText(say('common.field.empty'))).toHaveLength(2);
    const field = screen.getByRole('textbox', { name: /^B/ });
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      say('common.field.empty'),
    );
    expect(await accessibilityOf()).toEqual([]);
    await userEvent.fill(field, 'b');
    await userEvent.fill(screen.getByRole('textbox', { name: /^C/ }), 'c');
    expect(screen.queryByText(say('common.field.empty'))).toBeNull();
    await userEvent.click(screen.getByRole('button'));
    expect(send).toHaveBeenCalledOnce();
  },
);
