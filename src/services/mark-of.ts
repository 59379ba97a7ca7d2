/** A number that tells texts apart and says nothing of them: none can be got back from it. */
export const markOf = (text: string): string => String([...text].reduce((mark, letter) => (mark * 31 + letter.charCodeAt(0)) | 0, 0));
