import { test } from 'vitest';
import { sitePagePaths } from '@/app/routes';
test('p', () => console.log(sitePagePaths.join(' ')));
