import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) createRoot(root).render(<h1>Hello, member. This page holds one sentence and nothing else.</h1>);
