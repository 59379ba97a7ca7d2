// In this order, because later sheets build on earlier ones.
import './fonts.css';
import './tokens.css';
import './base.css';
import './layout.css';
import './fields.css';
import './marks.css';
import './notes.css';
import './panels.css';
import './pages.css';
import './editor.css';
import './item-editor.css';
import './item-form.css';
import './words.css';
import './narrow.css';
