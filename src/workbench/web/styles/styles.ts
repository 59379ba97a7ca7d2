// In this order, because later sheets build on earlier ones.
import './fonts.css';
import './tokens.css';
import './base.css';
import './layout.css';
import './panels.css';
import './narrow.css';
