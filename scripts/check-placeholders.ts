/** Lists every value still marked « à compléter »: what the group must provide before going online. */
import { globSync, readFileSync } from 'node:fs';

const found = globSync('src/content/**/*.ts').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      line.includes('// à compléter')
        ? [`${file}:${index + 1}: ${line.replace('// à compléter', '').trim()}`]
        : [],
    ),
);
console.log(found.join('\n'));
console.log(`${found.length} values to complete`);
