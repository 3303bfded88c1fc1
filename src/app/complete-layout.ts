import { whenIdle } from '@/shared/lib/when-idle';

/**
 * Lays out the sections that site.css postpones, one a frame, once the page is idle. A later jump, search or reload
 * then finds exact heights.
 */
export async function completeLayout(): Promise<void> {
  await whenIdle();
  for (const section of document.querySelectorAll<HTMLElement>('.page-main > *, .page-main ~ footer')) {
    section.style.contentVisibility = 'visible';
    await new Promise(requestAnimationFrame);
  }
  document.documentElement.dataset.fullLayout = '';
}
