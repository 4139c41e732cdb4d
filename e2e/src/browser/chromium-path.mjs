import chromium from '@sparticuz/chromium'

/** Unpacks the Chromium that an npm package carries, and prints where it is. The package is an ES module only. */
process.stdout.write(await chromium.executablePath())
