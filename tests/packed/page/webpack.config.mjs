export default {
  mode: 'production',
  entry: './main.tsx',
  experiments: { css: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [{ test: /\.tsx$/, loader: 'esbuild-loader', options: { target: 'es2022', jsx: 'automatic' } }] },
  output: {
    path: `${import.meta.dirname}/out/webpack`,
    filename: 'main.js',
    cssFilename: 'main.css',
    publicPath: 'auto',
  },
  // A partner would make it small; whether it works shows without.
  optimization: { minimize: false },
  performance: { hints: false },
}
