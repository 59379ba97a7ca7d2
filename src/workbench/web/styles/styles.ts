/** Every style sheet of the workbench, in the order in which they build on each other. */
import './fonts.css';
import './tokens.css';
import './base.css';
import './shell.css';
import './controls.css';
import './fields.css';
import './marks.css';
import './notes.css';
import './panels.css';
import './states.css';
import './sign-in.css';
import './draft.css';
import './pages.css';
import './draft-page.css';
import './editor.css';
import './item-editor.css';
import './narrow.css';
