declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'
    readonly noLayoutClosure?: boolean
    readonly noHinting?: boolean
    /** Four letters each. */
    readonly dropTables?: readonly string[]
  }
  /** Cuts a font to the characters of a text. */
  function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
  export = subsetFont
}
