import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTable, useTableWords } from '../context.tsx';

type OpenZoom = (label: string, content: ReactNode) => void;

const Zooming = createContext<OpenZoom>(() => undefined);

const Zoomed = createContext<(() => void) | null>(null);

/** Closes the card up close, for what is drawn in it; null anywhere else. */
export function useZoomed(): (() => void) | null {
  return useContext(Zoomed);
}

/** Opens a card up close; Escape closes it and the focus returns. */
export function useZoom(): OpenZoom {
  return useContext(Zooming);
}

export function ZoomProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ label: string; content: ReactNode } | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useCallback((label: string, content: ReactNode) => setShown({ label, content }), []);
  const close = useCallback(() => dialog.current?.close(), []);
  const { t } = useTableWords();
  const game = useTable((table) => table.meta.game);
  useEffect(() => {
    if (shown !== null) dialog.current?.showModal();
  }, [shown]);
  return (
    <Zooming.Provider value={open}>
      {children}
      {shown !== null && (
        <dialog
          ref={dialog}
          className="zoom"
          data-game={game}
          aria-label={shown.label}
          onClose={() => setShown(null)}
        >
          <Zoomed.Provider value={close}>{shown.content}</Zoomed.Provider>
          <button type="button" className="button" onClick={close}>
            {t('ui.close')}
          </button>
        </dialog>
      )}
    </Zooming.Provider>
  );
}
