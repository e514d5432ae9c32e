import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../art/index.ts';
import { BRAND } from '../brand.ts';
import { useWords } from '../words/index.ts';
import { OfflineBadge } from './OfflineBadge.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

/** The page around everything that is not a table. */
export function Page({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const [at] = useLocation();
  const links = [
    ['/', t('ui.play')],
    ['/settings', t('ui.settings')],
    ['/credits', t('ui.credits')],
  ] as const;
  return (
    <div className="page">
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {t('ui.skip-main')}
      </a>
      <header className="page-head">
        <Link href="/" className="brand">
          <Icon name="tombstone" />
          <span className="brand-name">{BRAND}</span>
        </Link>
        <p className="tagline">{t('ui.tagline')}</p>
        <nav aria-label={t('ui.menu')}>
          {links.map(([href, label]) => (
            <Link
              key={href}
              href={href}
              className="nav-link"
              aria-current={at === href || at.startsWith(`${href}/`) ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <OfflineBadge />
        <ThemeToggle label={t('ui.theme')} />
      </header>
      <UpdateNotice />
      {children}
    </div>
  );
}
