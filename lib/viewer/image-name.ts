import type { ViewerImage } from './gallery-props.ts'

/** The last part of an address, readable; nothing where an address has no such part. */
function fileOf(src: string): string {
  if (/^(data|blob):/.test(src)) return ''
  const last = src.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/** What to call a picture, `otherwise` when it says nothing of itself. */
export function imageName({ alt, downloadName, src }: ViewerImage, otherwise: string): string {
  return [alt, downloadName, fileOf(src)].find((name) => name !== undefined && name !== '') ?? otherwise
}

export function downloadName({ downloadName: ownName, src }: ViewerImage): string {
  return ownName ?? fileOf(src)
}
