import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './page.css';
import { Page } from './page';

const place = document.getElementById('page');
if (place)
  createRoot(place).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
