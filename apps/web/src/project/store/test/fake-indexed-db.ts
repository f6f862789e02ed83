import * as fake from "fake-indexeddb";

// Unlike fake-indexeddb/auto, which a worker loads once, this runs for every file of tests.
const { default: _default, forceCloseDatabase: _close, ...globals } = fake;
Object.assign(globalThis, globals, { indexedDB: new fake.IDBFactory() });
