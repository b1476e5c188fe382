import type { ViewerImage } from './gallery-props.ts'

/** Returns the last part of an address, decoded; undefined when the address has none. */
function fileOf(src: string): string {
  if (/^(data|blob):/.test(src)) return ''
  const last = src.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/** Returns the name of a picture, or `otherwise` when it has none. */
export function imageName({ alt, downloadName, src }: ViewerImage, otherwise: string): string {
  return [alt, downloadName, fileOf(src)].find((name) => name !== undefined && name !== '') ?? otherwise
}

export function downloadName({ downloadName: ownName, src }: ViewerImage): string {
  return ownName ?? fileOf(src)
}
