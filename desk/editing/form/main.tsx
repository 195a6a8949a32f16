import './form.css';
import { createRoot } from 'react-dom/client';
import type { FileFormData } from '../form-data.ts';
import { Editor } from './editor.tsx';

const data: FileFormData = JSON.parse(document.getElementById('form-data')?.textContent ?? '');
const root = document.getElementById('form');
if (root) createRoot(root).render(<Editor opened={data} />);
