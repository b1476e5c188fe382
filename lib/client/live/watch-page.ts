/** What a page can say about the chance to reach a server. */
export interface PageSigns {
  /** The network came back, or the person came back to the page. */
  readonly onHope: () => void
  readonly onNetwork: (online: boolean) => void
}

/** Watches the page a line serves. @returns how to stop */
export type PageWatch = (signs: PageSigns) => () => void

/** The browser's own signs; nothing where there is no window. */
export const watchPage: PageWatch = ({ onHope, onNetwork }) => {
  if (typeof window === 'undefined') return () => undefined
  const online = () => {
    onNetwork(true)
    onHope()
  }
  const offline = () => onNetwork(false)
  const visible = () => {
    if (document.visibilityState === 'visible') onHope()
  }
  if (!navigator.onLine) offline()
  window.addEventListener('online', online)
  window.addEventListener('offline', offline)
  document.addEventListener('visibilitychange', visible)
  return () => {
    window.removeEventListener('online', online)
    window.removeEventListener('offline', offline)
    document.removeEventListener('visibilitychange', visible)
  }
}
