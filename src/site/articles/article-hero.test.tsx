// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { type Article, emptyArticleRow } from '@/site/data/article';
import { ArticleHero } from './article-hero';

it.each([
  ['moves by 0.3 of the scroll', false, '0px 60px'],
  ['does not move with reduced motion', true, ''],
])('the picture of an article %s', (_behaviour, isReduced, translate) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  const article = { ...emptyArticleRow, cover: { file_path: '/a.jpg' } } as Article;
  const { container } = render(
    <MemoryRouter>
      <ArticleHero article={article} url="" />
    </MemoryRouter>,
  );
  vi.stubGlobal('scrollY', 200);
  fireEvent.scroll(window);
  expect(container.querySelector('img')?.parentElement?.style.translate).toBe(translate);
});
