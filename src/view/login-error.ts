/** The login error catalogue (specification 8). */
export type LoginError = 'usernameloginfailed' | 'maxpassfail' | 'accountlocked' | 'undetermined';
