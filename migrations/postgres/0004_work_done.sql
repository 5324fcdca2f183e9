CREATE TABLE "work_done" (
	"id" text PRIMARY KEY NOT NULL,
	"result" "bytea",
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
