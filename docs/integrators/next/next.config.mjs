/** @type {import('next').NextConfig} */
export default {
  // For this example's sake, which is served as files; the tag needs no such thing.
  output: 'export',
  distDir: 'dist',
}
