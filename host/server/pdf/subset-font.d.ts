declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'
    readonly noLayoutClosure?: boolean
    readonly noHinting?: boolean
    /** Table names of four letters each. */
    readonly dropTables?: readonly string[]
  }
  /** Reduces a font to the characters of a text. */
  function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
  export = subsetFont
}
