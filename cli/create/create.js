#!/usr/bin/env node
/** `npm create storyloom-mfe <name>` is `storyloom new <name>`. */
process.argv.splice(2, 0, 'new');
await import('storyloom/command');
