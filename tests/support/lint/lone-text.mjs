import { ESLintUtils } from '@typescript-eslint/utils';
import { TypeFlags } from 'typescript';

const textFlags = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;

const parts = (type) => (type.isUnion() ? type.types.flatMap(parts) : [type]);

const isLayout = (child) =>
  child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n');
const isEmpty = (child) =>
  child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';
const isBlank = ({ expression }) =>
  expression?.type === 'Literal' && typeof expression.value === 'string' && expression.value.trim() === '';

/**
 * Text beside other children must be in an element of its own. A browser that translates the page puts its
 * own nodes in place of each text: React then updates a text that is no longer on the page, and fails where
 * it removes one. The only text of an element is written anew as a whole.
 */
export const loneText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside:
        'Put this text in an element of its own: a translated page keeps the old text or fails where it stands beside others.',
    },
  },
  create: (context) => {
    const { getTypeAtLocation } = ESLintUtils.getParserServices(context);
    const isText = (child) => {
      if (child.type === 'JSXText') return child.value.trim() !== '';
      if (child.type !== 'JSXExpressionContainer' || isBlank(child)) return false;
      const type = getTypeAtLocation(child.expression);
      // What somebody else gives is judged where it is given.
      if (type.aliasSymbol?.name === 'ReactNode') return false;
      return parts(type).some(
        (part) => (part.flags & textFlags) !== 0 && !(part.isStringLiteral() && part.value === ''),
      );
    };
    const checkChildren = ({ children }) => {
      const written = children.filter((child) => !isLayout(child) && !isEmpty(child));
      if (written.length < 2) return;
      for (const child of written) if (isText(child)) context.report({ node: child, messageId: 'beside' });
    };
    return { JSXElement: checkChildren, JSXFragment: checkChildren };
  },
};
