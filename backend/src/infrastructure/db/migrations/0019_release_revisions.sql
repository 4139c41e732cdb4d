-- older servers go on
CREATE TABLE "release_revisions" (
	"revision" bigint PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"line" text NOT NULL,
	"files" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
