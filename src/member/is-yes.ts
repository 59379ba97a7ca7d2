/** Whether a flag's text means yes: "Yes", trimmed, in any letter case; everything else is no (A68). */
export const isYes = (text: string): boolean => text.trim().toLowerCase() === 'yes';
