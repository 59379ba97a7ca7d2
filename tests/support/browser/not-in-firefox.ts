const body = 'the protocol does not tell what a request carries';
const media = 'the protocol knows no colour scheme, no reduced motion and no print yet';

/**
 * The journeys that do not run in Firefox, each with its reason: whole files, or tests by the beginning of
 * their titles.
 */
export const notInFirefox: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  'accessibility.test.ts': media,
  'calm-screens.test.ts': {
    'the first screen after a load does not take the focus':
      'what the test asks of the page counts as an action of its visitor',
  },
  'conformance.test.ts': {
    'markup in the data of a member is shown letter by letter': body,
    'the token request is one form without credentials': body,
  },
  'developer-servers.test.ts':
    'the page that shows the hot reload is one of developers, and the rest needs no browser',
  'content-arrivals.test.ts': { 'R2.217 R9.14: a hash is scrolled to smoothly after 100 ms': media },
  'faults.test.ts': body,
  'first-paint.test.ts': {
    'without JavaScript the sign-in screen is shown': 'the protocol cannot switch scripts off',
    'release files are requested once': 'the protocol tells of an answer from the cache as of a request',
  },
  'gallery.test.ts': 'developers look at it in the browser of the tests',
  'gating-page.test.ts': media,
  'living-members.test.ts': { 'R4.052 R4.053 R4.054: a switch resets the coverage': body },
  'log-out-race.test.ts': {
    'R4.005: a sign-in that a log-out overtakes':
      'a request that is held goes on with the cookies of the moment when it was held',
  },
  'member-walks.test.ts': 'five walks at once do not end within their time in one Firefox',
  'read-aloud.test.ts': 'the protocol does not tell what is read aloud',
  'sign-in-flow.test.ts': {
    'R7.013 R7.014 R4.015: the code is exchanged once': body,
    'a reload while the code is being exchanged never posts that code again': body,
  },
  'test-browser.test.ts': 'it starts Chromium',
  'workbench-pause.test.ts': 'the protocol tells neither the size of a request nor the events of a stream',
};
