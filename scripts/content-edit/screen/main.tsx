import './brand.css';
import '../../../app/styles/fonts.css';
import '../../../app/styles/preferences.css';
import './screen.css';
import './form.css';
import { createRoot } from 'react-dom/client';
import { Screen } from './screen.tsx';

const root = document.getElementById('screen');
if (root) createRoot(root).render(<Screen />);
