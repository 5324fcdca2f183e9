import { render } from 'preact';
import './elements.js';
import { restyleComponents } from './skyra-style.js';
import { Start } from './start.js';
import './styles/main.css';

restyleComponents();

const root = document.getElementById('room');
if (root !== null) render(<Start />, root);
